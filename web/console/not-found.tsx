import { data } from 'react-router'
import { Unknown } from './shared/unknown.tsx'

export const loader = () => data(null, { status: 404 })

export default function NotFoundPage() {
  return <Unknown />
}
