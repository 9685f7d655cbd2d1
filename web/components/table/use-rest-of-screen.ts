import { type CSSProperties, type RefObject, useEffect, useState } from 'react'
import { useMediaQuery } from '#web/ui/use-media-query.ts'

/** Rows that a reader sees at once, the header among them. */
const linesInSight = 29
const rowPx = { least: 25, usual: 30 } as const
const leastTablePx = 320
const belowPx = 8
const wide = '(min-width: 900px)'

const clamp = (least: number, value: number, most: number) => Math.min(Math.max(least, value), most)

type Heights = { readonly tablePx: number; readonly rowPx: number }

/** The table takes what the rest of the list leaves of the screen; rows are a little lower where fewer would be seen. */
export function heightsFor(screenPx: number, topPx: number, restPx: number): Heights {
  const tablePx = Math.max(leastTablePx, screenPx - topPx - restPx - belowPx)
  return { tablePx, rowPx: clamp(rowPx.least, Math.floor((tablePx - 2) / linesInSight), rowPx.usual) }
}

function measure(list: HTMLElement): Heights | undefined {
  const frame = list.querySelector<HTMLElement>(':scope > section')
  if (!frame) return undefined
  const top = list.getBoundingClientRect().top + window.scrollY
  return heightsFor(window.innerHeight, top, list.scrollHeight - frame.offsetHeight)
}

/** What stands around most tables: bar, title, filters and the number of rows. */
const usualRestPx = 156

/** Of the list that was shown last. Rows have their height from the start: those above are measured only once. */
let last: Heights | undefined
const expected = () => last ?? heightsFor(window.innerHeight, 0, usualRestPx)

const isSame = (one: Heights | undefined, other: Heights) =>
  one?.tablePx === other.tablePx && one.rowPx === other.rowPx

const styleOf = ({ tablePx, rowPx: height }: Heights) =>
  ({ '--table-height': `${tablePx}px`, '--row-height': `${height}px` }) as CSSProperties

type ScreenProps = { readonly 'data-fills-screen'?: true; readonly style?: CSSProperties | undefined }

/** A list on a page of its own fills the screen below it; what stands above and below may change its height at any time. */
export function useRestOfScreen(ref: RefObject<HTMLElement | null>, isOn: boolean): ScreenProps {
  const isWide = useMediaQuery(wide)
  const [heights, setHeights] = useState(() => (isOn ? expected() : undefined))
  useEffect(() => {
    const list = ref.current
    if (!isOn || !isWide || !list) return
    const apply = () => {
      const next = measure(list)
      if (!next) return
      last = next
      setHeights((known) => (isSame(known, next) ? known : next))
    }
    const observer = new ResizeObserver(apply)
    observer.observe(list)
    observer.observe(document.body)
    window.addEventListener('resize', apply)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', apply)
    }
  }, [ref, isOn, isWide])
  if (!isOn) return {}
  return { 'data-fills-screen': true, style: isWide && heights ? styleOf(heights) : undefined }
}
