import { expect, test } from 'vitest'
import { checkLiterals } from './literals.ts'
import { findIn } from './seeded-tree.ts'
import { languageNames } from './words.data.ts'

const page = (jsx: string) => findIn(checkLiterals, { 'web/site/page.tsx': `export const page = ${jsx}` })

test.each([
  ['in a string', 'server/orders/place-order.ts', `const refusal = '未认证'`],
  ['in a comment', 'domain/orders/lifecycle.ts', '// 订单'],
  ['in a style sheet', 'web/ui/field.css', `.required::after { content: '必填' }`],
  ['in the checks', 'checks/run.ts', `const word = '完成'`],
])('Chinese %s is found', async (_, file, text) => {
  expect(await findIn(checkLiterals, { [file]: text })).toEqual([`chinese-literal ${file}:1`])
})

test('Chinese is allowed in messages, content, data and tests', async () => {
  const places = [
    'messages/index.ts',
    'content/index.ts',
    'database/seeds/ports.ts',
    'domain/brands/ningbo.data.ts',
    'server/dictionaries/lists.data.ts',
    'domain/orders/lifecycle.test.ts',
    'tests/browser/home.ts',
  ]
  const seeds = Object.fromEntries(places.map((place) => [place, `export const name = '宁波'`]))
  expect(await findIn(checkLiterals, seeds)).toEqual([])
})

test.each([
  ['between tags', '<p>Log in</p>'],
  ['as a string child', `<p>{'Log in'}</p>`],
  ['as one of two', `<p>{known ? name : 'Guest'}</p>`],
  ['as a fallback', `<p>{name ?? 'Guest'}</p>`],
  ['on a condition', `<p>{known && 'Welcome'}</p>`],
  ['around a value', `<p>{\`Total \${sum}\`}</p>`],
  ['joined to a value', `<p>{'Total ' + sum}</p>`],
  ['in a title', '<p title="Log in" />'],
  ['in a label for screen readers', `<p aria-label={'Log in'} />`],
  ['in a placeholder', '<input placeholder="Name" />'],
  ['in a description of an image', '<img alt="A ship" />'],
  ['in the label of a field', '<Field label={`Name`} />'],
])('a text %s is found', async (_, jsx) => {
  expect(await page(jsx)).toEqual(['shown-literal web/site/page.tsx:1'])
})

test.each([
  ['a message', `<p title={t('login')}>{t('welcome')}</p>`],
  ['a mark', '<p>· 400-820 &nbsp;→</p>'],
  ['an empty description', '<img alt="" />'],
  ['a name for the program', `<input name="phone" className={open ? 'open' : 'shut'} />`],
  ['a choice of messages', `<p>{kind === 'sea' && t('sea')}</p>`],
])('%s is no text for users', async (_, jsx) => {
  expect(await page(jsx)).toEqual([])
})

test('the names of the languages are allowed in one file only', async () => {
  const names = `export const names = <p title="English">中文</p>`
  expect(await findIn(checkLiterals, { [languageNames.file]: names })).toEqual([])
  expect(await page(`<p title="English">中文</p>`)).toHaveLength(3)
})
