import { type ComponentType, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { useLanguage } from '#web/language/use-translation.ts'
import { opensElsewhere } from '#web/ui/opens-elsewhere.ts'
import { staticIsland } from '#web/ui/static-island.tsx'
import styles from './brand-page.module.css'

/** The browser has them once it renders a section itself. */
const loadTexts = loadNamespaces(['brand', 'homeSections', 'services'])

/**
 * A part of a home page without anything to operate but links. The browser keeps the server's markup of it and follows its
 * links without loading the page anew; in another language it is another part.
 */
export function staticSection<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = staticIsland<Props>(async () => {
    const [part] = await Promise.all([load(), import.meta.env.SSR || loadTexts()])
    return part
  })
  return function StaticSection(props: Props) {
    return (
      <div className={styles.part} ref={useFollowedLinks()}>
        <Part key={useLanguage()} {...props} />
      </div>
    )
  }
}

function useFollowedLinks() {
  const place = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    const part = place.current
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[href^="/"]')
      if (!link || event.defaultPrevented || opensElsewhere(event)) return
      event.preventDefault()
      void navigate(link.getAttribute('href') ?? '/')
    }
    part?.addEventListener('click', follow)
    return () => part?.removeEventListener('click', follow)
  }, [navigate])
  return place
}
