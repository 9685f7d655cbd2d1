import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Language } from '#domain/brands/brand.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { FormattedMoney } from './formatted-money.tsx'
import { FormattedDay, FormattedTime, RelativeTime } from './formatted-time.tsx'

const spoken = async (language: Language, content: ReactNode) => (
  <TranslatorContext value={await createTranslator('ningbo', language, [])}>{content}</TranslatorContext>
)

const textIn = async (language: Language, content: ReactNode) => {
  const { container, unmount } = render(await spoken(language, content))
  const text = container.textContent?.replaceAll('\u00A0', ' ')
  unmount()
  return text
}

test.each([
  ['zh', '¥14,739.83', '11-18 周三 05:30', '2026年11月18日'],
  ['en', 'CNY 14,739.83', 'Wed 18 Nov 05:30', '18 Nov 2026'],
] as const)('in %s money is %s, a time %s and a date %s', async (language, money, time, date) => {
  vi.useFakeTimers({ now: new Date('2026-11-17T18:00:00Z') })
  expect(await textIn(language, <FormattedMoney money={{ amount: '14739.83', currency: 'CNY' }} />)).toBe(
    money,
  )
  expect(await textIn(language, <FormattedTime at="2026-11-17T21:30:00Z" />)).toBe(time)
  expect(await textIn(language, <FormattedDay day="2026-11-18" format="date" />)).toBe(date)
  vi.useRealTimers()
})

test('a day of another year has its year', async () => {
  vi.useFakeTimers({ now: new Date('2026-12-31T12:00:00Z') })
  expect(await textIn('en', <FormattedDay day="2027-01-01" />)).toBe('Fri 1 Jan 2027')
  expect(await textIn('en', <FormattedDay day="2026-12-31" />)).toBe('Thu 31 Dec')
  vi.setSystemTime(new Date('2026-12-31T16:00:00Z'))
  expect(await textIn('en', <FormattedTime at="2026-12-31T21:30:00Z" />)).toBe('Fri 1 Jan 05:30')
  vi.useRealTimers()
})

describe('how far away a time is', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-17T18:29:30Z') })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('follows the clock of the browser', async () => {
    render(await spoken('en', <RelativeTime at="2026-11-17T21:30:00Z" />))
    const time = screen.getByText('in 3 hours')
    expect(time.title.replaceAll('\u00A0', ' ')).toBe('Wed 18 Nov 05:30')
    act(() => vi.advanceTimersByTime(45_000))
    expect(time.textContent).toBe('in 2 hours')
  })

  test('the server writes the time itself, since its page is cached', async () => {
    const html = renderToString(await spoken('en', <RelativeTime at="2026-11-17T21:30:00Z" />))
    expect(html).toContain('>Wed\u00A018\u00A0Nov\u00A005:30<')
  })
})
