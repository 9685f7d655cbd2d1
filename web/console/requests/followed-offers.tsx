import { Link } from 'react-router'
import type { FollowedOffer } from '#contract/sent-offers.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import review from '#web/console/review/review.module.css'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import page from '#web/console/shared/page.module.css'
import { requestPath } from '#web/console/shared/sections.ts'
import styles from './requests.module.css'

/** The first are shown, so that the queue below stays in sight. */
const shown = 3

export type OfferAt = FollowedOffer & { readonly at: string }

export type FollowedOffersProps = {
  readonly title: string
  /** What to do about them. */
  readonly text: string
  readonly offers: readonly OfferAt[]
  /** In one line above a list, which needs the room. */
  readonly isFolded?: boolean
  /** The name of those that are folded away. */
  others(count: number): string
}

/** Offers of the reader, each with a link to its request; nothing without any. */
export function FollowedOffers({ title, text, offers, isFolded = false, others }: FollowedOffersProps) {
  if (offers.length === 0) return null
  if (isFolded) return <NewestOffer title={title} offers={offers} others={others} />
  const folded = offers.slice(shown)
  return (
    <ConsolePanel title={title}>
      <OfferList offers={offers.slice(0, shown)} />
      {folded.length > 0 && (
        <details>
          <summary>{others(folded.length)}</summary>
          <OfferList offers={folded} />
        </details>
      )}
      <p className={page.soft}>{text}</p>
    </ConsolePanel>
  )
}

/** The newest in one line, so that an open list shows that one has come; the others are folded away. */
function NewestOffer({ title, offers, others }: Pick<FollowedOffersProps, 'title' | 'offers' | 'others'>) {
  const [newest, ...rest] = offers
  if (!newest) return null
  return (
    <section className={styles.newest} aria-label={title}>
      <strong>{title}</strong>
      <OfferList offers={[newest]} />
      {rest.length > 0 && (
        <details>
          <summary>{others(rest.length)}</summary>
          <OfferList offers={rest} />
        </details>
      )}
    </section>
  )
}

function OfferList({ offers }: Pick<FollowedOffersProps, 'offers'>) {
  return (
    <ol className={review.firsts}>
      {offers.map(({ number, requestNumber, customer, total, at }) => (
        <li key={number}>
          <Link to={requestPath(requestNumber)}>{`${number} ${customer}`}</Link>
          <span>
            <FormattedMoney money={total} /> · <FormattedTime at={at} format="dateTime" />
          </span>
        </li>
      ))}
    </ol>
  )
}
