import { useEffect, useRef } from 'react'

/** A frame whose content is wider than itself is a stop of the Tab key, so that arrow keys can scroll it. */
export function useScrollStop() {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const frame = ref.current
    if (!frame) return
    const observer = new ResizeObserver(() => {
      if (frame.scrollWidth > frame.clientWidth) frame.tabIndex = 0
      else frame.removeAttribute('tabindex')
    })
    for (const part of [frame, ...frame.children]) observer.observe(part)
    return () => observer.disconnect()
  })
  return ref
}
