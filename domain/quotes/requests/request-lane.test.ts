import { expect, test } from 'vitest'
import { laneOfRequest } from './request-lane.ts'

test.each([
  ['ocean', 'CNNGB', 'NLRTM', ['ocean-lane', 'CNNGB', 'NLRTM']],
  ['ocean', '宁波', 'Rotterdam, Netherlands', ['ocean-lane', 'CNNGB', 'NLRTM']],
  ['ocean', 'CNYTN', 'nlrtm', ['ocean-lane', 'CNSZX', 'NLRTM']],
  ['trucking', '义乌市', 'CNNGB', ['trucking-lane', 'CNNGB', '330782']],
  ['trucking', '萧山区', '宁波', ['trucking-lane', 'CNNGB', '330109']],
  ['trucking', '杭州萧山', '宁波', ['trucking-lane', 'CNNGB', '330109']],
  ['trucking', '杭州 萧山', '宁波', ['trucking-lane', 'CNNGB', '330109']],
  ['trucking', '浙江省杭州市萧山区', '宁波', ['trucking-lane', 'CNNGB', '330109']],
  ['trucking', '杭州市萧山区建设一路88号', '宁波', ['trucking-lane', 'CNNGB', '330109']],
  ['trucking', 'Xiaoshan, Hangzhou', 'Ningbo', ['trucking-lane', 'CNNGB', '330109']],
  ['trucking', 'Hangzhou Xiaoshan', 'Ningbo', ['trucking-lane', 'CNNGB', '330109']],
  ['trucking', 'CNNGB', 'Yiwu', ['trucking-lane', 'CNNGB', '330782']],
  ['trucking', '330782', 'CNSHA', ['trucking-lane', 'CNSHA', '330782']],
  ['trucking', '330782', '梅山某堆场', ['trucking-lane', 'CNNGB', '330782']],
] as const)('%s from %s to %s is the lane %o', (kind, from, to, [laneKind, port, place]) => {
  expect(laneOfRequest(kind, { from, to })).toEqual({ kind: laneKind, port, place })
})

test.each([
  ['ocean', 'CNNGB', 'somewhere in Europe'],
  ['ocean', 'NLRTM', 'CNNGB'],
  ['trucking', '浙江某工厂', 'CNNGB'],
  ['air', 'CNNGB', 'NLRTM'],
  ['air', '义乌市', 'CNNGB'],
  // Oakland or Auckland.
  ['ocean', 'CNNGB', '奥克兰'],
  // A district of Jinan and one of Putian.
  ['trucking', 'Licheng', 'CNTAO'],
  ['ocean', undefined, 'NLRTM'],
  ['ocean', 'CNNGB', undefined],
  ['trucking', undefined, undefined],
] as const)('%s from %s to %s has no lane with rates', (kind, from, to) => {
  expect(laneOfRequest(kind, { from, to })).toBeUndefined()
})
