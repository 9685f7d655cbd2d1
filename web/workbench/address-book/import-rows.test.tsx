import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { AddressRow } from '#contract/addresses.ts'
import type { Language } from '#domain/brands/brand.ts'
import { baseNamespaces, formNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { textsOfValues } from './address-values.ts'
import { ImportRows } from './import-rows.tsx'

const entry = textsOfValues({ name: 'Fresh', country: 'NL' })
const rows: readonly AddressRow[] = [
  { row: 2, entry, fields: {}, isKnown: false },
  { row: 3, entry, fields: {}, isKnown: true },
  {
    row: 4,
    entry,
    fields: { name: 'required', contact: 'wrong-format', mobile: 'required', telephone: 'required' },
    isKnown: false,
  },
]

test.each<[Language, readonly string[], string]>([
  ['en', ['New', 'Already saved', 'Not imported'], 'Row 4: Company name is required; Contact:'],
  ['zh', ['新地址', '已保存过', '不导入'], '第 4 行：公司名称必填；联系人：'],
])(
  'in %s each row says what becomes of it, and wrong rows are named',
  async (language, results, problems) => {
    const translator = await createTranslator('group', language, [
      ...baseNamespaces,
      ...formNamespaces,
      'addresses',
    ])
    render(
      <TranslatorContext value={translator}>
        <ImportRows rows={rows} />
      </TranslatorContext>,
    )
    for (const result of results) expect(screen.getByText(result)).toBeTruthy()
    const text = screen.getByRole('alert').textContent
    expect(text).toContain(problems)
    expect(text.match(/mobile or telephone|手机号或固定电话/g)).toHaveLength(1)
  },
)
