import type { DepotSheet } from '#contract/places.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import '#web/components/illustrations/drawing.css'
import { useFigures } from '#web/services/shared/figures.ts'
import { type Block, yardOf } from './yard.ts'
import styles from './yard-sketch.module.css'

const field = { width: 800, height: 272 } as const
const parts = ['capacity', 'sockets', 'shed', 'stackers'] as const
const blocksArea = { x: 16, y: 44, width: 560, height: 200, gap: 10 } as const
/** Three shades of one colour; darker ones are the shed and the stackers. */
const paints = ['--d3', '--d4', '--d5', '--d4', '--d3', '--d5', '--d4'] as const

/** The plan view of a yard, drawn from its figures. */
export function YardSketch({ facts }: { facts: DepotSheet['facts'] }) {
  const { t } = useTranslation('places')
  const { teu, number, squareMetres } = useFigures()
  const words = {
    capacity: teu(facts.capacityTeu),
    sockets: number(facts.reeferSockets),
    shed: squareMetres(facts.repairShedSquareMetres),
    stackers: number(facts.stackers),
  }
  const labels = {
    capacity: t('yard.legend.capacity', { value: words.capacity }),
    sockets: t('yard.legend.sockets', { value: words.sockets }),
    shed: t('yard.legend.shed', { value: words.shed }),
    stackers: t('yard.legend.stackers', { value: words.stackers }),
  }
  return (
    <section className={styles.sketch} aria-label={t('yard.title')}>
      <h2>{t('yard.title')}</h2>
      <figure>
        <YardPlan facts={facts} label={t('yard.label', words)} labels={labels} />
        <figcaption>
          <ul className={styles.legend}>
            {parts.map((key) => (
              <li key={key} data-key={key}>
                {labels[key]}
              </li>
            ))}
          </ul>
        </figcaption>
      </figure>
    </section>
  )
}

type YardPlanProps = {
  readonly facts: DepotSheet['facts']
  readonly label: string
  /** Written beside what they name; a small plan has figures below it instead. */
  readonly labels?: Readonly<Record<(typeof parts)[number], string>>
}

export function YardPlan({ facts, label, labels }: YardPlanProps) {
  const { blocks, columns, racks, shed, stackers } = yardOf(facts)
  return (
    <svg
      className={`drawing ${styles.svg}`}
      viewBox={`0 0 ${field.width} ${field.height}`}
      role="img"
      aria-label={label}
    >
      <path d={`M0 0h${field.width}v${field.height}h${-field.width}z`} fill="var(--d6)" />
      <path d={`M8 24h${field.width - 16}`} stroke="var(--blank)" strokeWidth="14" />
      <path
        d={`M16 24h${labels ? stackersEnd(stackers) - 24 : field.width - 32}`}
        stroke="var(--d4)"
        strokeWidth="1.5"
        strokeDasharray="12 10"
      />
      {blocks.map((block) => (
        <BlockOfContainers key={`${block.column} ${block.row}`} block={block} columns={columns} />
      ))}
      <Racks count={racks} />
      {shed > 0 && <Shed size={shed} />}
      <Stackers count={stackers} />
      {labels && <Labels labels={labels} stackers={stackers} shed={shed} hasRacks={racks > 0} />}
    </svg>
  )
}

type LabelsProps = {
  readonly labels: NonNullable<YardPlanProps['labels']>
  readonly stackers: number
  readonly shed: number
  readonly hasRacks: boolean
}

/** Each beside what it names. */
function Labels({ labels, stackers, shed, hasRacks }: LabelsProps) {
  const { x, y } = blocksArea
  return (
    <g className={styles.labels}>
      <text x={x} y={y + 218}>
        {labels.capacity}
      </text>
      {hasRacks && (
        <text x="588" y="130">
          {labels.sockets}
        </text>
      )}
      {shed > 0 && (
        <text x="784" y={236 - shed} textAnchor="end">
          {labels.shed}
        </text>
      )}
      {stackers > 0 && (
        <text x={stackersEnd(stackers)} y="29">
          {labels.stackers}
        </text>
      )}
    </g>
  )
}

function BlockOfContainers({ block: { column, row, share }, columns }: { block: Block; columns: number }) {
  const { x, y, width, height, gap } = blocksArea
  const wide = (width - gap * (columns - 1)) / columns
  const high = (height - gap * 2) / 3
  const left = x + column * (wide + gap)
  const top = y + row * (high + gap)
  const paint = paints[(column * 3 + row) % paints.length] ?? '--d3'
  return (
    <>
      <path d={`M${left} ${top}h${wide * share}v${high}h${-wide * share}z`} fill={`var(${paint})`} />
      <path
        d={[1, 2, 3].map((bay) => `M${left} ${top + (high * bay) / 4}h${wide * share}`).join('')}
        stroke="var(--d6)"
        strokeWidth="2"
      />
      <path
        d={[1, 2, 3].map((row) => `M${left + (wide * share * row) / 4} ${top}v${high}`).join('')}
        stroke="var(--d6)"
        strokeWidth="2"
      />
    </>
  )
}

/** The roof with its ridge. */
function Shed({ size }: { size: number }) {
  const [width, left, top] = [size * 1.6, 784 - size * 1.6, 244 - size]
  return (
    <>
      <path d={`M${left} ${top}h${width}v${size}h${-width}z`} fill="var(--d1)" />
      <path d={`M${left} ${top}h${width}v${size / 2}h${-width}z`} fill="var(--d2)" />
      <path d={`M${left} ${top + size / 2}h${width}`} stroke="var(--blank)" strokeWidth="2" />
    </>
  )
}

function Racks({ count }: { count: number }) {
  const bars = Array.from({ length: count }, (_, index) => 592 + index * 16)
  return <path d={bars.map((x) => `M${x} 46v64`).join('')} stroke="var(--a1)" strokeWidth="9" />
}

/** Where the road is free again. */
const stackersEnd = (count: number): number => 36 + count * 46

/** Side by side on the road. */
function Stackers({ count }: { count: number }) {
  const places = Array.from({ length: count }, (_, index) => 36 + index * 46)
  return (
    <path
      d={places.map((x) => `M${x} 18h20v12h-20zM${x + 20} 21h8v6h-8z`).join('')}
      fill="var(--d1)"
      stroke="var(--blank)"
    />
  )
}
