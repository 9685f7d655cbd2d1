import { useEffect, useRef } from 'react'

/** What is open over the page, the last one on top. */
const opened: { readonly close: () => void }[] = []

/** The router numbers the entries of the history; those that are added over a page have its number. */
type Entry = { readonly page: number; readonly depth: number }

const entryOf = (state: unknown): Entry => {
  const { idx = 0, over = 0 } = (state ?? {}) as { readonly idx?: number; readonly over?: number }
  return { page: idx, depth: over }
}

let known: Entry | undefined

/** The entry of a dialog that was closed by hand is left where it is, and used again. */
function addEntry(): void {
  const { state } = window.history
  if (entryOf(state).depth < opened.length) window.history.pushState({ ...state, over: opened.length }, '')
  known = entryOf(window.history.state)
}

/** The router does not learn of a step between the entries of one page, so that nothing is loaded again. */
function onPop(event: PopStateEvent): void {
  const before = known
  known = entryOf(event.state)
  if (!before || known.page !== before.page) return
  const top = opened.at(-1)
  if (!top && known.depth === before.depth) return
  event.stopImmediatePropagation()
  if (!top) {
    window.history.go(known.depth < before.depth ? -1 : 1)
    return
  }
  top.close()
  // What did not close needs an entry for the next Back.
  setTimeout(addEntry)
}

/** Called before the router listens. After a reload the entry of a dialog is passed over. */
export function watchBack(): void {
  known ??= entryOf(window.history.state)
  window.addEventListener('popstate', onPop, { capture: true })
}

/** Back closes what is open over the page and stays on the page. */
export function useBackCloses(onClose: () => void, isOpen: boolean): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (!isOpen) return
    const entry = { close: () => close.current() }
    opened.push(entry)
    addEntry()
    return () => {
      opened.splice(opened.indexOf(entry), 1)
      known = entryOf(window.history.state)
    }
  }, [isOpen])
}
