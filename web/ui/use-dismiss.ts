import { type RefObject, useEffect, useRef } from 'react'

/** While something is open: a press outside of it, or the focus moving out of it, closes it. */
export function useDismiss(inside: RefObject<HTMLElement | null>, isOpen: boolean, onDismiss: () => void) {
  const dismiss = useRef(onDismiss)
  useEffect(() => {
    dismiss.current = onDismiss
  })
  useEffect(() => {
    if (!isOpen) return
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && inside.current?.contains(target)
    const press = ({ target }: Event) => {
      if (!isInside(target)) dismiss.current()
    }
    // A press on words that take no focus gives it to an element around them, such as a list.
    const moveOn = ({ target }: Event) => {
      const isAround = target instanceof Node && inside.current && target.contains(inside.current)
      if (!isAround && !isInside(target)) dismiss.current()
    }
    document.addEventListener('pointerdown', press)
    document.addEventListener('focusin', moveOn)
    return () => {
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('focusin', moveOn)
    }
  }, [inside, isOpen])
}
