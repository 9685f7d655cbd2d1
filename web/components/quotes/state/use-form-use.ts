import { useEffect } from 'react'

const isInForm = (place: EventTarget | null): boolean =>
  place instanceof Element && place.closest('main form') !== null

/** Calls `start` when the visitor points at a form of the page, moves into it or is in it already. */
export function useFormUse(start: () => void): void {
  useEffect(() => {
    const onUse = ({ target }: Pick<Event, 'target'>) => {
      if (isInForm(target)) start()
    }
    onUse({ target: document.activeElement })
    document.addEventListener('focusin', onUse)
    document.addEventListener('pointerover', onUse)
    return () => {
      document.removeEventListener('focusin', onUse)
      document.removeEventListener('pointerover', onUse)
    }
  }, [start])
}
