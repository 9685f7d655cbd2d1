import { describe, expect, test } from 'vitest'
import { answerReviewQuestion, getMyCertification } from '#contract/certification.ts'
import { askApplicant, decideCompany, listCompanies, readCompany } from '#contract/review.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { openStaffSite } from '#tests/support/staff-site.ts'

const staff = await openStaffSite()
const { sendCall, pool, unchanged } = staff
const reviewer = await staff.logInAs('reviewer')
const me = await staff.idOf('reviewer')
const question = 'Has the company changed its name?\nSince when?'

type Made = Awaited<ReturnType<typeof staff.newApplication>>

const read = async (companyId: string) =>
  dataOf(readCompany, await sendCall(readCompany, { token: reviewer, query: { companyId } }))
const ask = (companyId: string, submittedAt: unknown, text = question) =>
  sendCall(askApplicant, { token: reviewer, body: { companyId, submittedAt, question: text } })
const decide = (companyId: string, submittedAt: unknown) =>
  sendCall(decideCompany, { token: reviewer, body: { companyId, submittedAt, decision: 'certify' } })

/** An application with an open question. */
async function asked(name: string) {
  const made = await staff.newApplication(name)
  await staff.openLicence(reviewer, made.companyId)
  const { question: open } = dataOf(askApplicant, await ask(made.companyId, made.submittedAt))
  return { ...made, askedAt: open?.askedAt ?? '' }
}
const answerOf = ({ name, code, licenceFileId }: Made, askedAt: string, more: object = {}) => ({
  askedAt,
  answer: 'Yes, since June.',
  companyName: name,
  creditCode: code,
  licenceFileId,
  ...more,
})
const answer = (token: string, body: object) =>
  sendCall(answerReviewQuestion, { host: 'localhost', token, body })

test('the application stays in the queue, waits for the applicant, and every reviewer sees it', async () => {
  const { companyId, applicant, name, askedAt } = await asked('Amber Question Lines')
  const query = { state: 'under-review', search: name }
  const { rows } = dataOf(listCompanies, await sendCall(listCompanies, { token: reviewer, query }))
  expect(rows).toMatchObject([{ companyId, question: { text: question, askedAt, answeredAt: null } }])
  expect((await read(companyId)).history[0]).toMatchObject({
    event: 'asked',
    by: { id: me, isStaff: true },
    reason: question,
  })
  const mine = await sendCall(getMyCertification, { host: 'localhost', token: applicant.token })
  expect(dataOf(getMyCertification, mine)).toMatchObject({
    state: 'under-review',
    question: { text: question, answeredAt: null },
  })
  const sent = await pool.query('SELECT kind, params, path FROM notification WHERE person_id = $1', [
    applicant.id,
  ])
  expect(sent.rows).toEqual([
    {
      kind: 'certification-question',
      params: { company: name, question },
      path: '/workbench/certification',
    },
  ])
  expect(await staff.audited('certification-question-asked', companyId)).toMatchObject([
    { actor_id: me, after: { question } },
  ])
})

test('the answer corrects the application and puts it back, with a mark and a history', async () => {
  const made = await asked('Birch Question Lines')
  const { applicant, companyId, askedAt } = made
  const licenceFileId = await staff.upload(applicant.token, 'sharper')
  const companyName = 'Birch New Question Lines'
  const body = answerOf(made, askedAt, { licenceFileId, companyName })
  const view = dataOf(answerReviewQuestion, await answer(applicant.token, body))
  expect(view).toMatchObject({ state: 'under-review', application: { companyName, licenceFileId } })
  const file = await read(companyId)
  expect(file).toMatchObject({
    name: companyName,
    submittedAt: view.submittedAt,
    question: { text: question, answeredAt: view.submittedAt },
    // The new document has to be opened again.
    isLicenceOpened: false,
    history: [
      { event: 'answered', by: { id: applicant.id, isStaff: false }, reason: body.answer },
      { event: 'asked' },
      { event: 'submitted' },
    ],
  })
  refusalOf(await unchanged(() => answer(applicant.token, body)), 'question-closed')
  await staff.openLicence(reviewer, companyId)
  refusalOf(await unchanged(() => decide(companyId, made.submittedAt)), 'not-under-review')
  expect(dataOf(decideCompany, await decide(companyId, file.submittedAt))).toMatchObject({
    state: 'certified',
    question: null,
  })
})

describe('changes nothing', () => {
  test('a second question, one without words, and one about another application', async () => {
    const { companyId, submittedAt } = await asked('Cedar Question Lines')
    refusalOf(await unchanged(() => ask(companyId, submittedAt)), 'question-open')
    const other = await staff.newApplication('Dune Question Lines')
    expect(
      refusalOf(await unchanged(() => ask(other.companyId, other.submittedAt, ' ')), 'invalid-input'),
    ).toMatchObject({
      fields: { question: 'required' },
    })
    const earlier = '2026-01-01T00:00:00.000Z'
    refusalOf(await unchanged(() => ask(other.companyId, earlier)), 'not-under-review')
  })

  test('an answer of another user, to another question, without words or with a file of another', async () => {
    const made = await asked('Elm Question Lines')
    const { applicant, askedAt } = made
    const stranger = await staff.newCustomer()
    const foreign = await staff.upload(stranger.token, 'of a stranger')
    const earlier = '2026-01-01T00:00:00.000Z'
    for (const more of [{}, { licenceFileId: foreign }])
      refusalOf(
        await unchanged(() => answer(stranger.token, answerOf(made, askedAt, more))),
        'question-closed',
      )
    refusalOf(await unchanged(() => answer(applicant.token, answerOf(made, earlier))), 'question-closed')
    for (const [more, field] of [
      [{ answer: ' ' }, 'answer'],
      [{ licenceFileId: foreign }, 'licenceFileId'],
      [{ creditCode: '91310000MA0000000X' }, 'creditCode'],
    ] as const) {
      const reply = await unchanged(() => answer(applicant.token, answerOf(made, askedAt, more)))
      expect(Object.keys(refusalOf(reply, 'invalid-input').fields ?? {})).toEqual([field])
    }
  })
})

describe('at the same time', () => {
  test('of an answer and a decision one wins', async () => {
    for (const name of ['Fern', 'Gorse', 'Hazel', 'Iris']) {
      const made = await asked(`${name} Question Lines`)
      const { applicant, companyId, submittedAt, askedAt } = made
      const [answered, decided] = await Promise.all([
        answer(applicant.token, answerOf(made, askedAt)),
        decide(companyId, submittedAt),
      ])
      const isAnswered = answered.status === 200
      expect([answered.status, decided.status].filter((status) => status === 200)).toHaveLength(1)
      const { state, history } = await read(companyId)
      expect(state).toBe(isAnswered ? 'under-review' : 'certified')
      expect(history.map(({ event }) => event)).toEqual([
        isAnswered ? 'answered' : 'certified',
        'asked',
        'submitted',
      ])
    }
  })

  test('of four answers and of four questions one wins', async () => {
    const made = await asked('Juniper Question Lines')
    const four = [1, 2, 3, 4]
    const answers = await Promise.all(
      four.map(() => answer(made.applicant.token, answerOf(made, made.askedAt))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { submittedAt } = await read(made.companyId)
    const questions = await Promise.all(four.map(() => ask(made.companyId, submittedAt)))
    expect(questions.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await read(made.companyId)).history.map(({ event }) => event)).toEqual([
      'asked',
      'answered',
      'asked',
      'submitted',
    ])
  })
})
