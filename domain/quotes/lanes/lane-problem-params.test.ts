import { expect, test } from 'vitest'
import { laneProblemParams } from './lane-problem-params.ts'

const cells = ['青岛', ' 奥克兰 ', '40HQ', '1']

test('an ambiguous port is named with the ports it can mean', () => {
  expect(laneProblemParams({ cells }, 'pod', 'en')).toEqual({
    text: '奥克兰',
    candidates: 'Oakland, United States (USOAK) / Auckland, New Zealand (NZAKL)',
  })
  expect(laneProblemParams({ cells }, 'pol', 'zh')).toEqual({
    text: '青岛',
    candidates: '青岛, 中国 (CNTAO)',
  })
})

test('other fields name nothing', () => {
  expect(laneProblemParams({ cells }, 'count', 'en')).toEqual({})
  expect(laneProblemParams({ cells: [] }, 'pol', 'en')).toEqual({ text: '', candidates: '' })
})
