import { type RefObject, useEffect, useRef } from 'react'

/** While something is open: a press outside of it, or the focus moving out of it, closes it. */
export function useDismiss(inside: RefObject<HTMLElement | null>, isOpen: boolean, onDismiss: () => void) {
  const dismiss = useRef(onDismiss)
  useEffect(() => {
    dismiss.current = onDismiss
  })
  useEffect(() => {
    if (!isOpen) return
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node) || !inside.current?.contains(target)) dismiss.current()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [inside, isOpen])
}
