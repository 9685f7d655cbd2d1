import { expect, test } from 'vitest'
import { languages } from '#domain/brands/brand.ts'
import { fitChannel, messageTemplates } from '#domain/notifications/message.ts'
import { companyNameProblem, personNameProblem } from '#domain/values/text-limits.ts'
import { renderText } from './render-message.ts'

const people = ['J. Smith', 'J.B. Hunt', 'Sammy Davis Jr.', '陈玥']
const companies = ['A.P. Møller', 'Ningbo Quay Co., Ltd.', 'Quay S.p.A.', '宁波远舟国际物流有限公司。']

/** What a phone underlines: a word, a dot of any script, and at least two letters. */
const link = /[\p{L}\p{N}][.．。｡․]\p{L}{2}/u
const ownWords = { brand: 'Quay', link: '', code: '1', minutes: '5', days: '7', reason: '' }
const sentence = /。/gu

test.each(languages)('no name of a person or company becomes a link in an SMS in %s', (language) => {
  expect(people.map(personNameProblem)).toEqual(people.map(() => undefined))
  expect(companies.map(companyNameProblem)).toEqual(companies.map(() => undefined))
  for (const template of messageTemplates)
    for (const name of people)
      for (const company of companies) {
        const params = { ...ownWords, name, company }
        const message = {
          channel: 'sms',
          recipient: '1',
          brand: 'group',
          language,
          template,
          params,
        } as const
        const plain = renderText({ ...message, params: { ...ownWords, name: '', company: '' } }).text
        const { text } = renderText(fitChannel(message))
        // Our own sentences end with a full stop too; the names add none.
        expect(text.match(sentence)?.length).toBe(plain.match(sentence)?.length)
        expect(text.replace(sentence, ' ')).not.toMatch(link)
      }
})
