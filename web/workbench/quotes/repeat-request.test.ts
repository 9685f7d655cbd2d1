import { expect, test } from 'vitest'
import { repeatRequestUrl } from './repeat-request.ts'

test('an expired offer links to its request, filled in from the quote', () => {
  const url = repeatRequestUrl({
    requestNumber: 'RQ-26110007',
    from: 'Ningbo',
    to: 'Hamburg',
    containers: [
      { type: '40HQ', count: 2 },
      { type: '20', count: 1 },
    ],
  })
  expect(url).toBe(
    '/workbench/quotes?show=new-request&again=RQ-26110007&from=Ningbo&to=Hamburg&containers=40HQ.2',
  )
})

test('without a request the form is filled in from the quote', () => {
  const url = repeatRequestUrl({ requestNumber: null, from: null, to: 'Warsaw', containers: [] })
  expect(url).toBe('/workbench/quotes?show=new-request&to=Warsaw')
})
