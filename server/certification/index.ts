export { licencesInUse } from './certification-event-store.ts'
export { findCompanies } from './find-companies.ts'
export {
  findOrdering,
  findRunningOrdering,
  heldOrdering,
  holdTrade,
  type Ordering,
  ordering,
} from './hold-trade-store.ts'
export {
  type CompanyCard,
  companiesNamed,
  findCompaniesByText,
  findCompanyCards,
} from './known-company-store.ts'
export { leaveCompanies } from './leave-companies.ts'
export { membershipStatus, membershipStatusOf } from './membership-status-store.ts'
export {
  areColleagues,
  companiesOfMembers,
  isLicenceOfOwnCompany,
  listMemberships,
} from './membership-store.ts'
export { copyCompanies } from './person-data-store.ts'
export { companyOfPerson } from './review.ts'
export { reviewEndpoints } from './review-routes.ts'
export { newsOfApplications } from './review-store.ts'
export { certificationEndpoints } from './routes.ts'
