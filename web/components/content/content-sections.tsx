import type { CSSProperties } from 'react'
import type { ContentSection } from '#contract/content.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import styles from './content.module.css'
import { type ContentsEntry, contentsOf, fewestEntries, type PageEnd, sectionId } from './contents.ts'
import { SectionBody } from './section-body.tsx'
import { useEntryInView } from './use-entry-in-view.ts'

type ContentSectionsProps = { readonly sections: readonly ContentSection[]; readonly end?: PageEnd }

/** The sections on alternating backgrounds, with a table of contents on wide screens. */
export function ContentSections({ sections, end }: ContentSectionsProps) {
  const entries = [...contentsOf(sections), ...(end ? [{ id: end.id, title: end.title }] : [])]
  const isListed = entries.length >= fewestEntries
  const isLegal = sections.some(({ kind }) => kind === 'clauses')
  return (
    <div className={styles.sections} data-listed={isListed || undefined}>
      {isListed && <Contents entries={entries} rows={sections.length + (end ? 1 : 0)} />}
      {sections.map((section, index) => (
        <section
          key={sectionId(index)}
          className={styles.band}
          style={{ gridRow: index + 1 }}
          id={sectionId(index)}
          data-kind={section.kind}
          aria-labelledby={'title' in section ? `${sectionId(index)}-title` : undefined}
        >
          <div className={styles.column}>
            {isListed && isLegal && index === 0 && <FoldedContents entries={entries} />}
            {'title' in section && <h2 id={`${sectionId(index)}-title`}>{section.title}</h2>}
            {'intro' in section && section.intro && <p className={styles.intro}>{section.intro}</p>}
            <SectionBody section={section} />
          </div>
        </section>
      ))}
      {end && (
        <div className={styles.band} style={{ gridRow: sections.length + 1 }}>
          <div className={styles.column}>{end.body}</div>
        </div>
      )}
    </div>
  )
}

type ContentsProps = { readonly entries: readonly ContentsEntry[] }

function Contents({ entries, rows }: ContentsProps & { rows: number }) {
  const { t } = useTranslation('site')
  const inView = useEntryInView(entries)
  const beside: CSSProperties = { gridRow: `1 / span ${rows}` }
  return (
    <nav className={styles.contents} style={beside} aria-label={t('content.contents')}>
      <p>{t('content.contents')}</p>
      <EntryList entries={entries} inView={inView} />
    </nav>
  )
}

function FoldedContents({ entries }: ContentsProps) {
  const { t } = useTranslation('site')
  return (
    <details className={styles.folded}>
      <summary>{t('content.contents')}</summary>
      <EntryList entries={entries} />
    </details>
  )
}

function EntryList({ entries, inView }: ContentsProps & { inView?: string }) {
  return (
    <ol>
      {entries.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === inView ? 'location' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}
