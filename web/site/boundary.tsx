import { Outlet, useRouteError } from 'react-router'
import { TroublePage } from './trouble-page.tsx'

/** What goes wrong in a page is told inside the layout, so that the way on stays in sight. */
export default function Boundary() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <TroublePage error={useRouteError()} />
}
