/** Where the preview of authors tells its open pages what is wrong with the content. */
export const FAULTS_ADDRESS = '/___content-faults'
