import { useEffect, useState } from 'react'
import type { ContentsEntry } from './contents.ts'

/** The area under the header in which a heading counts as current. */
const readingStrip = '-100px 0px -70% 0px'

const topPixels = 100

/** The entry of the current section, in the browser. */
export function useEntryInView(entries: readonly ContentsEntry[]): string | undefined {
  const [inView, setInView] = useState<string>()
  const ids = entries.map(({ id }) => id).join(' ')
  useEffect(() => {
    const seen = new Set<string>()
    const order = ids.split(' ')
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes)
          isIntersecting ? seen.add(target.id) : seen.delete(target.id)
        // The end of a section may still be in the area when the next one fills the screen.
        const current = order.findLast((id) => seen.has(id))
        // Above the first section there is none; between two sections the previous one stays current.
        setInView((last) => current ?? (window.scrollY < topPixels ? undefined : last))
      },
      { rootMargin: readingStrip },
    )
    for (const id of order) {
      const part = document.getElementById(id)
      if (part) observer.observe(part)
    }
    return () => observer.disconnect()
  }, [ids])
  return inView
}
