import { createContext, type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'

/** The place for tabs in the line of the title. */
export const TabsPlace = createContext<HTMLElement | null>(null)

/** The parts of a list, in the line of the title of its page. */
export function PageTabs({ children }: { readonly children: ReactNode }) {
  const place = use(TabsPlace)
  return place ? createPortal(children, place) : children
}
