import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { Locator } from './locator.tsx'

const terminals = [
  { code: 'A', name: { zh: '甲码头', en: 'Terminal A' }, kilometres: 8 },
  { code: 'B', name: { zh: '乙码头', en: 'Terminal B' }, kilometres: 9 },
  {
    code: 'C',
    name: { zh: '丙码头', en: 'Terminal C' },
    kilometres: 110,
    bridge: { zh: '东海大桥', en: 'Donghai Bridge' },
  },
]

test.each([
  [
    'en',
    'Diagram of the roads from this location to the nearest terminals. Terminal A: 8 km · approx. 10 min; Terminal B: 9 km · approx. 20 min; Terminal C: 110 km · approx. 2.5 h · via Donghai Bridge',
    ['This location', 'Terminal A8 km · approx. 10 min', 'Terminal B9 km · approx. 20 min'],
  ],
  [
    'zh',
    '从此处到最近码头的路线示意：甲码头：8 公里 · 约 10 分钟；乙码头：9 公里 · 约 20 分钟；丙码头：110 公里 · 约 2.5 小时 · 经东海大桥',
    ['此处', '甲码头8 公里 · 约 10 分钟', '乙码头9 公里 · 约 20 分钟'],
  ],
] as const)('in %s the drawing and the list beside it say the same', async (language, label, stops) => {
  const translator = await createTranslator('group', language, [...baseNamespaces, 'places', 'trucking'])
  render(
    <TranslatorContext value={translator}>
      <Locator terminals={terminals} latitude={29.9} longitude={121.85} />
    </TranslatorContext>,
  )
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(label)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...stops,
    expect.stringMatching(/C|丙/),
  ])
  expect(screen.getByText('29.900° N, 121.850° E')).toBeTruthy()
})

test('without a terminal there is nothing to draw', async () => {
  const translator = await createTranslator('group', 'en', [...baseNamespaces, 'places', 'trucking'])
  const { container } = render(
    <TranslatorContext value={translator}>
      <Locator terminals={[]} latitude={29.9} longitude={121.85} />
    </TranslatorContext>,
  )
  expect(container.textContent).toBe('')
})
