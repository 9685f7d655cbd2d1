import { type RefObject, useEffect } from 'react'

/** Tells the styles of a panel how far down the window it begins, so that it can end at the bottom of the window. */
export function usePanelTop(panel: RefObject<HTMLElement | null>, key: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another panel is measured again.
  useEffect(() => {
    const measure = () => {
      const top = panel.current?.getBoundingClientRect().top ?? 0
      panel.current?.style.setProperty('--panel-top', `${Math.max(0, Math.round(top))}px`)
    }
    measure()
    // What is above the panel can change its height, for example when the search is edited.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    window.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
    }
  }, [panel, key])
}
