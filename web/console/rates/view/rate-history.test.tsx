import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { RateFile } from '#contract/rates.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import { RateHistory } from './rate-history.tsx'

const version = {
  rateId: 'first',
  version: 1,
  state: 'ended',
  archiveReason: null,
  isKept: false,
  importId: null,
  savedBy: 'Tan Ruogu',
  savedAt: '2026-11-17T00:00:00.000Z',
  published: { by: 'Lin Hai', at: '2026-11-17T02:00:00.000Z' },
  ended: { by: 'Shen Yue', at: '2026-11-18T00:30:00.000Z', how: 'archived' },
}

async function show(language: 'zh' | 'en', row: object = version) {
  const file = { ...version, history: [row] } as unknown as RateFile
  render(
    <TranslatorContext
      value={await createTranslator('group', language, ['common', ...consoleNamespaces, 'ratesAdmin'])}
    >
      <MemoryRouter>
        <RateHistory file={file} />
      </MemoryRouter>
    </TranslatorContext>,
  )
  return screen.getByRole('listitem').textContent
}

test('a version names who saved, published and archived it, each with its time', async () => {
  const text = await show('en')
  for (const event of [
    'Saved by Tan Ruogu 17 Nov',
    'Published by Lin Hai 17 Nov',
    'Archived by Shen Yue 18 Nov',
  ])
    expect(text?.replaceAll('\u00a0', ' ')).toContain(event)
})

test('a draft was only saved; demo data has no author', async () => {
  const text = await show('zh', { ...version, state: 'draft', savedBy: '', published: null, ended: null })
  expect(text).toContain('保存')
  expect(text).not.toMatch(/发布|归档/)
})
