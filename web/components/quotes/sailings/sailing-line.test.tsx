import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { SailingLine } from './sailing-line.tsx'

beforeEach(() => void vi.setSystemTime('2026-12-20T04:00:00Z'))
afterEach(() => void vi.useRealTimers())

// A row is 288 pixels wide: a year and a weekday together do not fit.
test.each([
  ['zh', '2026-12-08', '2027-01-08', ['12-08 周二 11:30', '2027年1月8日']],
  ['en', '2026-12-08', '2027-01-08', ['Tue 8 Dec 11:30', '8 Jan 2027']],
  ['zh', '2026-11-24', '2026-12-25', ['11-24 周二 11:30', '12-25 周五']],
  ['zh', '2027-01-05', '2027-02-05', ['01-05 周二 11:30', '02-05 周五']],
  ['en', '2027-01-05', '2027-02-05', ['Tue 5 Jan 11:30', 'Fri 5 Feb']],
] as const)(
  'in %s a departure on %s and an arrival on %s are short',
  async (language, departsOn, arrivesOn, texts) => {
    const translator = await createTranslator('ningbo', language, [...baseNamespaces, 'prices'])
    const sailing = {
      vessel: 'DAWN',
      voyage: '1W',
      departsOn,
      departsAt: `${departsOn}T03:30:00.000Z`,
      arrivesOn,
    }
    const { container } = render(
      <TranslatorContext value={translator}>
        <SailingLine sailing={sailing} pod="NLRTM" longest={40} />
      </TranslatorContext>,
    )
    const shown = [...container.querySelectorAll('time')].map(({ textContent }) =>
      textContent?.replaceAll('\u00A0', ' '),
    )
    expect(shown).toEqual(texts)
  },
)
