import { type ReactNode, type RefObject, useId } from 'react'
import { useLanguage } from '#web/language/use-translation.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { PageHead } from '#web/page/page-head.tsx'
import styles from './session.module.css'

type CardProps = {
  readonly head: string
  readonly title: string
  readonly lead: string
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly children: ReactNode
}

/** The card around every form here: brand, title and lead. */
export function Card({ head, title, lead, heading, children }: CardProps) {
  const { name } = useBrand()
  const language = useLanguage()
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <PageHead title={`${head} - ${name[language]}`} hidden />
      <p className={styles.brand}>{name[language]}</p>
      <h1 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </section>
  )
}
