import { type FormEvent, lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { useNavigationType } from 'react-router'
import type { Brand } from '#domain/brands/brand.ts'
import { asHomePort } from '#domain/places/home-ports.ts'
import { useOpenPage } from '#web/client/use-open-page.ts'
import { useNamedProblem } from '#web/components/forms/use-named-problem.ts'
import type { Place } from '#web/components/places/places.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { useOpening } from '#web/page/held-navigation.ts'
import { Button } from '#web/ui/button.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import styles from './quote-box.module.css'
import { QuoteFields } from './quote-fields.tsx'
import type { QuoteProblem } from './quote-page.ts'
import { type SavedQuoteForm, savedQuoteForm, saveQuoteForm } from './saved-quote-form.ts'
import { type Tab, tabs } from './tabs.ts'
import { useLateFields } from './use-late-fields.ts'

const ErrorSummary = lazy(async () => ({
  default: (await import('#web/ui/error-summary.tsx')).ErrorSummary,
}))

const isTab = (service: string): service is Tab => tabs.some((tab) => tab === service)

const isAddedCount = (name: QuoteProblem['name']): name is `count${number}` => /^count\d/.test(name)

/** The first of two fields of one name is the one that the visitor sees. */
const textsIn = (values: FormData) =>
  Object.fromEntries([...new Set(values.keys())].map((name) => [name, String(values.get(name))]))

/** The short quote form of a home page. Places, the calendar and the rules of the form load when they are needed. */
export function QuoteBox({ brand }: { brand: Brand }) {
  const { t } = useTranslation('home')
  const offered = brand.services.filter(isTab)
  const [port, setPort] = useState(brand.homePort)
  const place = useRef<Place>(undefined)
  const form = useRef<HTMLFormElement>(null)
  const { tab, saved, select, restore } = useTabs(offered[0] ?? 'ocean', form, place)
  const { submit, isPending, attempt, errors, clear } = useQuotePage(tab, place)
  const isHydrated = useHydrated()
  const { late, handlers } = useLateFields(form)
  const choosePort = (code: string | undefined) => setPort(asHomePort(code) ?? brand.homePort)
  useSavedForm((found) => {
    if (!offered.includes(found.tab)) return
    choosePort(found.texts.port)
    restore(found)
  })
  return (
    <form
      ref={form}
      className={styles.box}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      {...handlers}
    >
      <fieldset className={styles.tabs}>
        <legend className="visually-hidden">{t('quoteBox.title')}</legend>
        {offered.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="tab"
              checked={one === tab}
              onChange={() => {
                select(one)
                clear()
              }}
            />
            {t(`quoteBox.tabs.${one}`)}
          </label>
        ))}
      </fieldset>
      <div className={styles.summary}>
        {errors.length > 0 && (
          <Suspense>
            <ErrorSummary
              title={t('quoteBox.problems.title', { count: errors.length })}
              errors={errors.map(({ name, named }) => ({ name, text: named }))}
              attempt={attempt}
            />
          </Suspense>
        )}
      </div>
      <QuoteFields
        key={saved ? `${tab} saved` : tab}
        tab={tab}
        port={port}
        onPort={choosePort}
        saved={saved}
        onPlace={(chosen) => {
          place.current = chosen
        }}
        late={late}
        problemOf={(field) => errors.find(({ name }) => name === field)?.text}
      />
      <div className={styles.get}>
        <Button
          type="submit"
          variant="primary"
          isWide
          disabled={!isHydrated}
          isPending={isPending}
          data-hydrating={!isHydrated || undefined}
        >
          {t('quoteBox.get')}
        </Button>
      </div>
    </form>
  )
}

/** The tab that is shown, and what its fields start with: a tab that was left keeps what was typed. */
function useTabs(first: Tab, form: RefObject<HTMLFormElement | null>, place: RefObject<Place | undefined>) {
  const [tab, setTab] = useState<Tab>(first)
  const [saved, setSaved] = useState<SavedQuoteForm>()
  const left = useRef<Partial<Record<Tab, SavedQuoteForm>>>({})
  const show = (next: Tab, found: SavedQuoteForm | undefined) => {
    place.current = found?.place
    setTab(next)
    setSaved(found)
  }
  const select = (next: Tab) => {
    if (form.current)
      left.current[tab] = { tab, texts: textsIn(new FormData(form.current)), place: place.current }
    show(next, left.current[next])
  }
  return { tab, saved, select, restore: (found: SavedQuoteForm) => show(found.tab, found) }
}

/** After Back and after a reload the form holds what was sent. */
function useSavedForm(show: (saved: SavedQuoteForm) => void) {
  const isBack = useNavigationType() === 'POP'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, in the browser, which alone has the storage.
  useEffect(() => {
    const saved = isBack ? savedQuoteForm() : undefined
    if (saved) show(saved)
  }, [])
}

/** Opens the page with the price; a wrong field stays on this page with its problem. */
function useQuotePage(tab: Tab, place: RefObject<Place | undefined>) {
  const { t } = useTranslation('home')
  const navigate = useOpenPage()
  const isOpening = useOpening()
  const [isReading, setReading] = useState(false)
  const [problems, setProblems] = useState<readonly QuoteProblem[]>([])
  const [attempt, setAttempt] = useState(0)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    setReading(true)
    const { quotePage } = await import('./quote-page.ts').finally(() => setReading(false))
    const page = quotePage(tab, values)
    setProblems('problems' in page ? page.problems : [])
    setAttempt((count) => count + 1)
    if (!('path' in page)) return
    saveQuoteForm({ tab, texts: textsIn(values), place: place.current })
    navigate(page.path)
  }
  const named = useNamedProblem()
  const placeName = tab === 'ocean' ? 'pod' : 'district'
  const labelOf = (name: QuoteProblem['name']) => {
    if (name === 'place') return t(`quoteBox.${placeName}`)
    return isAddedCount(name)
      ? t('quoteBox.countOf', { row: name.slice('count'.length) })
      : t(`quoteBox.${name}`)
  }
  const errors = problems.map(({ name, problem, params }) => {
    const text = t(`quoteBox.problems.${problem}`, params)
    return { name, text, named: named(labelOf(name), text) }
  })
  return { submit, isPending: isReading || isOpening, attempt, errors, clear: () => setProblems([]) }
}
