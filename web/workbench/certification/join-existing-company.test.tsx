import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { JoinExistingCompany } from './join-existing-company.tsx'

// jsdom lays nothing out.
Element.prototype.scrollIntoView = vi.fn()

const byCode = { joinWithCode: '91310000MA0000001X' }
const byNumber = { joinWithCountry: 'SG', joinWithNumber: '201912345K' }
const byName = { joinWithName: 'Merlion Freight' }

test.each([
  ['en', byCode, 'The unified social credit code you entered belongs to this company. You can'],
  [
    'en',
    byNumber,
    'The country or region and registration number you entered belong to this company. You can',
  ],
  ['en', byName, 'The company name you entered is the name of this company. You can'],
  ['zh', byCode, '您填写的统一社会信用代码与该企业一致。可以申请'],
  ['zh', byNumber, '您填写的国家或地区和注册号与该企业一致。可以申请'],
  ['zh', byName, '您填写的公司名称与该企业一致。可以申请'],
] as const)('a known company says what matched and nothing else: %s %o', async (language, found, text) => {
  const translator = await createTranslator('group', language, ['common', 'company'])
  render(
    <TranslatorContext value={translator}>
      <QueryLayer user="newcomer">
        <JoinExistingCompany found={found} onJoined={vi.fn()} />
      </QueryLayer>
    </TranslatorContext>,
  )
  expect(screen.getByText((content) => content.startsWith(text))).toBeDefined()
})
