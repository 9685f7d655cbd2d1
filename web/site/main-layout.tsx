import { Outlet } from 'react-router'
import { SiteFrame } from './site-frame.tsx'

export default function MainLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  )
}
