import { data } from 'react-router'
import { NotFound } from './not-found-body.tsx'

export const loader = () => data(null, { status: 404 })

export default function NotFoundPage() {
  return <NotFound />
}
