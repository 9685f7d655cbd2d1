import { expect, test } from 'vitest'
import { auditQueryOf, callQueryOf } from './audit-query.ts'

const read = (query: string) => auditQueryOf(new URLSearchParams(query))
const id = '0d6b8c9e-7f7a-4a43-9d8e-0b8f1f1c2d3e'

test('all filters are read from the URL', () => {
  const query = {
    action: 'licence-seen',
    subjectKind: 'company',
    actorKind: 'staff',
    actorId: id,
    subjectId: id,
    requestId: 'req-1',
    from: '2026-11-01',
    to: '2026-11-15',
  }
  expect(read(new URLSearchParams(query).toString())).toEqual(query)
})

test.each([
  'action=fly',
  'subjectKind=ship',
  'actorKind=visitor',
  'actorId=1',
  `subjectId=${id}0`,
  `requestId=${'x'.repeat(65)}`,
  'from=2026-02-30',
  'to=yesterday',
  'from=%20',
  'page=7',
])('ignores %s', (query) => {
  expect(read(query)).toEqual({})
})

test.each([
  ['', { changesOnly: 'yes' }],
  ['subject=KRW', { subject: 'KRW', changesOnly: 'yes' }],
  ['views=shown', {}],
  ['views=other', { changesOnly: 'yes' }],
  ['action=licence-seen', { action: 'licence-seen' }],
])('unless the URL says otherwise only changes are listed: %s', (query, sent) => {
  expect(callQueryOf(read(query))).toEqual(sent)
})
