import type { CertificationView } from '#contract/certification.ts'

export const withoutCompany: CertificationView = {
  state: 'none',
  role: null,
  memberStatus: null,
  application: null,
  reason: null,
  renewal: null,
  submittedAt: null,
  question: null,
  returnPath: null,
  reviewWorkingDays: 2,
  joinRequest: null,
}

export const withJoinRequest = (state: 'pending' | 'approved' | 'refused'): CertificationView => ({
  ...withoutCompany,
  joinRequest: { companyName: 'Blue Gantry', state, requestedAt: '2026-11-01T00:00:00Z' },
})
