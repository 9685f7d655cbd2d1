export { type CertificationDecision, decideCertification } from './decide-certification.ts'
export { isLicenceOfOwnCompany } from './membership-store.ts'
export { certificationEndpoints } from './routes.ts'
export { standingOf } from './standing-store.ts'
