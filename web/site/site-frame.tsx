import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import { Frame } from './frame.tsx'
import { Header } from './header.tsx'

/** The main layout: navigation above, contacts and filing numbers below. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <Frame header={<Header />} footer={<Footer />}>
      {children}
    </Frame>
  )
}
