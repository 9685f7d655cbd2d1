import { Outlet, useRouteError } from 'react-router'
import { ErrorPage } from './error-page.tsx'

/** Shows an error of a page inside the layout, so that the navigation stays. */
export default function Boundary() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />
}
