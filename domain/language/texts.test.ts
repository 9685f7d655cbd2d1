import { expect, test } from 'vitest'
import { hasText, sentence } from './texts.ts'

const texts = {
  plain: 'Quayside',
  steps: { first: { title: 'Request sent' } },
  wrong_one: '{{count}} field needs attention',
  wrong_other: '{{count}} fields need attention',
  greeting: '{{name}}: {{name}} of {{port}}',
  none: 'No price',
  none_type: 'No price for a {{type}}',
  none_work: 'No price for {{works.work}}',
  plain_more: { deeper: 'Not a form' },
  goods: 'Some goods',
  goods_other: '{{count}} goods',
  // The name ends like that of a form of "goods".
  other_name: 'Another text',
  works: { cleaning: 'cleaning' },
  deep: { said: '{{words.thing}}', words: { container: 'a box' } },
}

test.each([
  ['plain', {}, 'Quayside'],
  ['steps.first.title', {}, 'Request sent'],
  ['wrong', { count: 1 }, '1 field needs attention'],
  ['wrong', { count: 0 }, '0 fields need attention'],
  ['wrong', { count: 12 }, '12 fields need attention'],
  ['plain', { count: 3 }, 'Quayside'],
  ['greeting', { name: '$& Chen', port: 7 }, '$& Chen: $& Chen of 7'],
  ['greeting', { name: 'Chen' }, 'Chen: Chen of {{port}}'],
  ['none', { port: 'CNTAO' }, 'No price'],
  ['none', { type: '40RF', port: 'CNTAO' }, 'No price for a 40RF'],
  ['none', { type: '40RF', work: 'cleaning' }, 'No price for cleaning'],
  ['none', { work: 'cleaning', type: '40RF' }, 'No price for a 40RF'],
  ['none', { work: 'polishing' }, 'No price for polishing'],
  ['goods', { count: 2 }, '2 goods'],
  ['goods', { count: 'many' }, 'Some goods'],
  ['goods', { name: 'Chen' }, 'Some goods'],
  ['none_work', {}, 'No price for {{works.work}}'],
  ['deep.said', { thing: 'container' }, 'a box'],
])('%s with %o reads "%s"', (key, params, wanted) => {
  expect(sentence(texts, 'en', key, params)).toBe(wanted)
})

test('Chinese has one form for every number', () => {
  expect(sentence({ wrong_other: '有 {{count}} 处有误' }, 'zh', 'wrong', { count: 1 })).toBe('有 1 处有误')
})

test.each([
  'steps',
  'steps.second',
  'steps.second.title',
  'wrong',
  'nothing',
  '',
  'plain.more',
  '__proto__',
  'constructor.name',
])('a key without a text, "%s", throws', (key) => {
  expect(() => sentence(texts, 'en', key)).toThrow('No text for')
})

test('texts under the same key stay apart, in both languages and in different namespaces', () => {
  const english = { shared: { hello: 'Hello {{name}}' } }
  const chinese = { shared: { hello: '{{name}}，您好' } }
  const params = { name: 'Chen' }
  for (let times = 0; times < 2; times += 1) {
    expect(sentence(english, 'en', 'shared.hello', params)).toBe('Hello Chen')
    expect(sentence(chinese, 'zh', 'shared.hello', params)).toBe('Chen，您好')
    expect(sentence(english.shared, 'en', 'hello', params)).toBe('Hello Chen')
  }
})

test('a text that was missing is found as soon as its namespace is there', () => {
  const page: Record<string, Record<string, string>> = { site: {} }
  expect(() => sentence(page, 'en', 'orders.title')).toThrow('No text for')
  page.orders = { title: 'Orders', title_count: '{{count}} orders' }
  expect(sentence(page, 'en', 'orders.title')).toBe('Orders')
  expect(sentence(page, 'en', 'orders.title', { count: 2 })).toBe('2 orders')
})

test('a text that was missing in its namespace is found as soon as it is there', () => {
  const orders: Record<string, string> = {}
  expect(() => sentence({ orders }, 'en', 'orders.title')).toThrow('No text for')
  orders.title = 'Orders'
  expect(sentence({ orders }, 'en', 'orders.title')).toBe('Orders')
})

test('each text is read once, for all pages that share its namespace', () => {
  let reads = 0
  const counted = {
    get title() {
      reads += 1
      return 'Orders'
    },
    hint: 'Newest first',
  }
  const sentences = () => ['title', 'hint'].map((key) => sentence({ orders: counted }, 'en', `orders.${key}`))
  expect(sentences()).toEqual(['Orders', 'Newest first'])
  const readsOfFirstPage = reads
  expect(sentences()).toEqual(['Orders', 'Newest first'])
  expect(reads).toBe(readsOfFirstPage)
})

test.each([
  ['plain', true],
  ['steps.first.title', true],
  ['steps.first', false],
  ['steps.second', false],
  ['nothing', false],
  ['plain.more', false],
])('whether there is a text "%s": %s', (key, isThere) => {
  expect(hasText(texts, key)).toBe(isThere)
})
