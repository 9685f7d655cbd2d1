import { expect, test } from 'vitest'
import { type Draft, dropDraft, firstDraft, loadDraft, parseDraft, saveDraft } from './draft.ts'

function storageOf(maxCharacters = Number.POSITIVE_INFINITY): Storage {
  const saved = new Map<string, string>()
  return {
    get length() {
      return saved.size
    },
    key: (index) => [...saved.keys()][index] ?? null,
    clear: () => saved.clear(),
    getItem: (key) => saved.get(key) ?? null,
    removeItem: (key) => saved.delete(key),
    setItem(key, value) {
      if (value.length > maxCharacters) throw new Error('full')
      saved.set(key, value)
    },
  }
}

const draft: Draft = {
  companyName: 'Blue Gantry Trading',
  country: 'CN',
  creditCode: '9133',
  registrationNumber: '',
  vatNumber: '',
  licence: { id: 'f1', name: 'licence.pdf', mediaType: 'application/pdf' },
}

test('a draft is found only by the user who saved it', () => {
  const storage = storageOf()
  saveDraft(storage, 'lin', draft)
  expect(loadDraft(storage, 'lin')).toEqual(draft)
  expect(loadDraft(storage, 'chen')).toBeUndefined()
  dropDraft(storage, 'lin')
  expect(loadDraft(storage, 'lin')).toBeUndefined()
})

test('if the storage is full, the draft is not saved', () => {
  const storage = storageOf(10)
  saveDraft(storage, 'lin', draft)
  expect(loadDraft(storage, 'lin')).toBeUndefined()
})

test.each([
  ['no stored text', null, undefined],
  ['invalid JSON', '{', undefined],
  ['a string', '"x"', undefined],
  ['null', 'null', undefined],
])('%s gives no draft', (_, text, expected) => {
  expect(parseDraft(text)).toEqual(expected)
})

test('a draft of an older version keeps its valid fields', () => {
  expect(parseDraft('{"companyName":"Blue Gantry","creditCode":7,"licence":{"id":"f1"}}')).toEqual({
    companyName: 'Blue Gantry',
    country: 'CN',
    creditCode: '',
    registrationNumber: '',
    vatNumber: '',
    licence: null,
  })
})

test.each([
  ['of mainland China', '138****0001', 'CN'],
  ['from abroad', '+65****12', ''],
  ['no mobile', null, ''],
])(
  'a first draft takes the company of the registration; the country by a mobile: %s',
  (_, mobile, country) => {
    expect(firstDraft({ statedCompany: 'Merlion Tea', mobile })).toMatchObject({
      companyName: 'Merlion Tea',
      country,
    })
  },
)
