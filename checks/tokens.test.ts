import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { contrastRatio, readableContrast } from '#tests/support/contrast.ts'
import { findIn } from './seeded-tree.ts'
import { checkTokens } from './tokens.ts'

const find = (seeds: Record<string, string>) => findIn(checkTokens, seeds)
const inStyle = (declaration: string) => find({ 'web/site/page.module.css': `.page {\n  ${declaration};\n}` })
const inPage = (text: string) => find({ 'web/site/page.tsx': `export const page = () => ${text}` })

describe('a size of text', () => {
  test.each([
    'font-size: 14px',
    'font-size: 0.875rem',
    'font-size: clamp(12px, 2vw, 20px)',
    'font-size: calc(var(--text-small) + 1px)',
    'font-size: var(--size)',
    'font: 600 12px / 1.6 var(--mono)',
    '--text-own: 13px',
  ])('%s is found', async (declaration) => {
    expect(await inStyle(declaration)).toEqual(['raw-font-size web/site/page.module.css:2'])
  })

  test.each([
    'font-size: var(--text-small)',
    'font-size: inherit',
    'font: inherit',
    'font: var(--text-small) / 1.6 serif',
  ])('%s is a token', async (declaration) => {
    expect(await inStyle(declaration)).toEqual([])
  })
})

describe('a space or a radius', () => {
  test.each([
    'padding: 12px',
    'padding-inline: var(--space-xs) 10px',
    'margin-block-start: -16px',
    'gap: 0.5rem',
    'column-gap: clamp(20px, 4vw, var(--space-3xl))',
    'margin: calc(var(--space-xs) - 6px)',
    'border-radius: 99px',
    'border-start-start-radius: 8px',
  ])('%s is found', async (declaration) => {
    expect(await inStyle(declaration)).toEqual(['raw-space web/site/page.module.css:2'])
  })

  test.each([
    'padding: 2px var(--space-xs)',
    'padding: 0',
    'margin-inline: auto',
    'gap: clamp(var(--space-m), 4vw, var(--space-3xl))',
    'margin: calc(-1 * var(--space-xs))',
    'padding-inline-start: calc(var(--space-xl) + var(--space-2xs))',
    'border-radius: 50%',
    'border-radius: 3px',
    'border-radius: var(--radius-card) var(--radius-card) 0 0',
    'min-width: 240px',
  ])('%s is none', async (declaration) => {
    expect(await inStyle(declaration)).toEqual([])
  })
})

describe('a colour', () => {
  test.each([
    'color: #0b2a4a',
    'color: #FFF',
    'background: rgb(0 0 0 / 40%)',
    'border: 1px solid white',
    'fill: oklch(0.6 0.1 200)',
    'box-shadow: 0 1px 2px hsl(0 0% 0% / 20%)',
  ])('%s is found', async (declaration) => {
    expect(await inStyle(declaration)).toEqual(['raw-colour web/site/page.module.css:2'])
  })

  test.each([
    'color: var(--ink-1)',
    'color: var(--brand-red)',
    'background: color-mix(in oklab, var(--brand) 7%, transparent)',
    'white-space: nowrap',
    'content: "white #fff"',
    'background: url(#red)',
  ])('%s is none', async (declaration) => {
    expect(await inStyle(declaration)).toEqual([])
  })

  test('in a comment is none, in code it is one', async () => {
    expect(await find({ 'web/site/page.module.css': '/* color: #fff */' })).toEqual([])
    expect(await inPage(`<path fill="#fff" />`)).toEqual(['raw-colour web/site/page.tsx:1'])
    expect(await inPage(`\`<path fill="#fff"/>\${brand}\``)).toEqual(['raw-colour web/site/page.tsx:1'])
    expect(await inPage(`paint('rgb(0, 0, 0)')`)).toEqual(['raw-colour web/site/page.tsx:1'])
    expect(await inPage(`<a href="#add">{t('#123 of 4')}</a>`)).toEqual([])
  })
})

test('a button other than Button is found', async () => {
  const text = '<button type="button">{word}</button>'
  expect(await inPage(text)).toEqual(['raw-button web/site/page.tsx:1'])
  expect(await inPage('<Button>{word}</Button>')).toEqual([])
  expect(await find({ 'web/ui/button.tsx': `export const page = () => ${text}` })).toEqual([])
  expect(await find({ 'web/site/page.test.tsx': `export const page = () => ${text}` })).toEqual([])
})

test('a select other than Select is found', async () => {
  const text = '<select name="port"><option>{word}</option></select>'
  expect(await inPage(text)).toEqual(['raw-select web/site/page.tsx:1'])
  expect(await inPage('<Select choices={ports} />')).toEqual([])
  expect(await find({ 'web/ui/select.tsx': `export const page = () => ${text}` })).toEqual([])
})

test('only the token file may have values', async () => {
  const css = ':root {\n  --text-small: 14px;\n  --ink: #000;\n}'
  expect(await find({ 'web/ui/tokens.css': css })).toEqual([])
  expect(await find({ 'web/ui/base.css': css })).toEqual([
    'raw-font-size web/ui/base.css:2',
    'raw-colour web/ui/base.css:3',
  ])
})

describe('the colours of the design', async () => {
  const source = await readFile(new URL('../web/ui/tokens.css', import.meta.url), 'utf8')
  const plain = new Map(
    [...source.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  )
  const css = source.replaceAll(/var\(--([\w-]+)\)/g, (text, name) => plain.get(name) ?? text)
  const pairs = css.matchAll(/--([\w-]+):\s*light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)
  const colours = new Map([...pairs].map(([, name, light, dark]) => [name, { light, dark }]))
  const colour = (name: string, mode: 'light' | 'dark') => colours.get(name)?.[mode] ?? ''
  const inks = ['ink-1', 'ink-2', 'ink-3', 'ok', 'warn', 'bad', 'info', 'time', 'late', 'brand']
  const surfaces = ['surface-0', 'surface-1', 'surface-2', 'surface-3']

  test.each(['light', 'dark'] as const)('every text can be read on every surface, %s', (mode) => {
    const unreadable = inks.flatMap((ink) =>
      surfaces
        .filter((surface) => contrastRatio(colour(ink, mode), colour(surface, mode)) < readableContrast)
        .map((surface) => `${ink} on ${surface}`),
    )
    expect(unreadable).toEqual([])
  })

  test.each([
    ['on-brand', 'brand'],
    ['on-bad', 'bad'],
    ['on-bad', 'bad-strong'],
  ])('%s can be read on %s', (ink, ground) => {
    for (const mode of ['light', 'dark'] as const)
      expect(contrastRatio(colour(ink, mode), colour(ground, mode))).toBeGreaterThanOrEqual(readableContrast)
  })
})
