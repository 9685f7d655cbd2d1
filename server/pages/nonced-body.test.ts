import { expect, test } from 'vitest'
import { NoncedBody } from './nonced-body.ts'

const body = () => new NoncedBody(Buffer.from('body'), [])

test('each head stands in front of the body, whatever was there before', () => {
  const lent = body()
  for (const head of ['first', 'second', 'third!', 'fi'])
    expect(lent.withHead(Buffer.from(head))?.toString()).toBe(`${head}body`)
})

test('what a reply wrote into its copy of the head is not in the head itself', () => {
  const [lent, head] = [body(), Buffer.from('id=----;')]
  lent.withHead(head)?.write('1234', 3)
  expect(head.toString()).toBe('id=----;')
  expect(lent.withHead(head)?.subarray(-4).toString()).toBe('body')
})

test('a head that is too long for its place is refused', () => {
  expect(body().withHead(Buffer.alloc(3_000))).toBeUndefined()
})
