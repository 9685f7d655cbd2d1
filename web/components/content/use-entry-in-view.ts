import { useEffect, useState } from 'react'
import type { ContentsEntry } from './contents.ts'

/** The strip under the header in which a heading counts as being read. */
const readingStrip = '-100px 0px -65% 0px'

const topPixels = 100

/** The entry whose part of the page is being read, once the page lives in a browser. */
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
        const first = order.find((id) => seen.has(id))
        // Above the first part nothing is being read; between two of them the last one still is.
        setInView((last) => first ?? (window.scrollY < topPixels ? undefined : last))
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
