import { Link } from 'react-router'
import type { ContentSection } from '#contract/content.ts'
import button from '#web/ui/button.module.css'
import { Icon } from '#web/ui/icons.tsx'
import { NumberedSteps } from '#web/ui/numbered-steps.tsx'
import { Clauses } from './clauses.tsx'
import { ContentTable } from './content-table.tsx'
import styles from './section.module.css'

type Of<K extends ContentSection['kind']> = Extract<ContentSection, { kind: K }>

/** The content of a section, by its kind. */
export function SectionBody({ section }: { section: ContentSection }) {
  switch (section.kind) {
    case 'text':
      return <Paragraphs paragraphs={section.paragraphs} />
    case 'cards':
      return <Cards section={section} />
    case 'steps':
      return <NumberedSteps steps={section.steps} />
    case 'table':
      return <ContentTable section={section} />
    case 'questions':
      return <Questions section={section} />
    case 'figures':
      return <Figures section={section} />
    case 'clauses':
      return <Clauses items={section.items} />
    case 'action':
      return <Action section={section} />
  }
}

function Paragraphs({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className={styles.text}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}

/** Two or four cards are in pairs, so that no row has a single card. */
function Cards({ section: { cards } }: { section: Of<'cards'> }) {
  return (
    <ul className={styles.cards} data-pairs={cards.length === 2 || cards.length === 4 || undefined}>
      {cards.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}

function Questions({ section: { items } }: { section: Of<'questions'> }) {
  return (
    <div className={styles.questions}>
      {items.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            {question}
            <Icon name="chevron" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}

function Figures({ section: { items } }: { section: Of<'figures'> }) {
  return (
    <dl className={styles.figures}>
      {items.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Action({ section: { text, label, path } }: { section: Of<'action'> }) {
  return (
    <div className={styles.action}>
      <p>{text}</p>
      <Link className={button.main} to={path}>
        {label}
        <Icon name="arrow" />
      </Link>
    </div>
  )
}
