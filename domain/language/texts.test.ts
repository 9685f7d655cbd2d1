import { expect, test } from 'vitest'
import { sentence } from './texts.ts'

const texts = {
  plain: 'Quayside',
  steps: { first: { title: 'Request sent' } },
  wrong_one: '{{count}} field needs attention',
  wrong_other: '{{count}} fields need attention',
  greeting: '{{name}}: {{name}} of {{port}}',
  none: 'No price',
  none_type: 'No price for a {{type}}',
  none_work: 'No price for {{works.work}}',
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
  ['none_work', {}, 'No price for {{works.work}}'],
  ['deep.said', { thing: 'container' }, 'a box'],
])('%s with %o reads "%s"', (key, params, wanted) => {
  expect(sentence(texts, 'en', key, params)).toBe(wanted)
})

test('Chinese has one form for every number', () => {
  expect(sentence({ wrong_other: '有 {{count}} 处有误' }, 'zh', 'wrong', { count: 1 })).toBe('有 1 处有误')
})

test.each(['steps', 'steps.second', 'nothing', '', 'plain.more', '__proto__', 'constructor.name'])(
  'a key without a text, "%s", throws',
  (key) => {
    expect(() => sentence(texts, 'en', key)).toThrow('No text for')
  },
)
