/** Why a Word or Excel file is not accepted: the refusals of files that begin with `office-`. */
export type OfficeDanger =
  | 'office-macros'
  | 'office-encrypted'
  | 'office-embedded'
  | 'office-external'
  | 'office-unsafe'
