import { Outlet } from 'react-router'
import { BareFrame } from './bare-frame.tsx'

export default function BareLayout() {
  return (
    <BareFrame>
      <Outlet />
    </BareFrame>
  )
}
