import { useCallback, useMemo, useState } from 'react'
import { Link } from 'react-router'
import type { CallData } from '#contract/client.ts'
import type { KeptQuote } from '#contract/quotes.ts'
import { call } from '#web/client/call.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Additions } from '#web/parts/quotes/additions.tsx'
import { OfferDetail } from '#web/parts/quotes/offer-detail.tsx'
import { PlacesInSight, placesOf } from '#web/parts/quotes/place-names.ts'
import { useWhat } from '#web/parts/quotes/use-what.ts'
import { WorstCase } from '#web/parts/quotes/worst-case.tsx'
import { Answered } from '#web/workbench/shell/answered.tsx'
import { useAnswer } from '#web/workbench/shell/use-answer.ts'
import { Movements } from './movements.tsx'
import { PaperFacts } from './paper-facts.tsx'
import { PaperShip } from './paper-ship.tsx'
import { PaperSteps } from './paper-steps.tsx'
import styles from './quotes.module.css'

type Again = CallData<'POST /api/quotes/again'>

/** One kept quote: its price as it was told, what can be done with it, and what moved when it was asked again. */
export function QuotePaper({ number }: { number: string }) {
  const { t } = useTranslation('myQuotes')
  const ask = useCallback(() => call('GET /api/quotes/quote', { query: { number } }), [number])
  const asked = useAnswer(ask)
  const [again, setAgain] = useState<Again>()
  return (
    <>
      <p>
        <Link to="/workbench/quotes">{t('quote.back')}</Link>
      </p>
      <Answered asked={asked}>
        {(quote) => (
          <>
            {again && <Movements again={again} />}
            <Paper quote={again?.quote ?? quote} onChanged={() => void asked.again()} onAgain={setAgain} />
          </>
        )}
      </Answered>
    </>
  )
}

type PaperProps = { readonly quote: KeptQuote; onChanged(): void; onAgain(again: Again): void }

function Paper({ quote, onChanged, onAgain }: PaperProps) {
  const { offer, carbon } = quote
  const what = useWhat()
  const places = useMemo(() => placesOf(quote.places, [offer]), [quote.places, offer])
  return (
    <PlacesInSight value={places}>
      <div className={styles.paper}>
        <div className={styles.price}>
          <OfferDetail offer={offer} name={what(quote)} carbon={carbon}>
            <PaperSteps quote={quote} onChanged={onChanged} onAgain={onAgain} />
          </OfferDetail>
        </div>
        <div className={styles.side}>
          <PaperShip offer={offer} />
          <PaperFacts quote={quote} />
        </div>
        {offer.quote.possible.length > 0 && (
          <div className={styles.later}>
            <Additions possible={offer.quote.possible} />
            <WorstCase quote={offer.quote} wish={quote.wish} />
          </div>
        )}
      </div>
    </PlacesInSight>
  )
}
