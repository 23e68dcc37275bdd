import { makeCluster, type TestCluster } from '../services/src/platform/store/postgres/test-cluster.ts'

/**
 * PostgreSQL in its production configuration: a commit is on the disk. That of the tests is not, so figures come from this
 * one.
 */
export async function durableCluster(): Promise<TestCluster> {
  const cluster = await makeCluster()
  await cluster.start()
  process.env.CHOWK_TEST_POSTGRES = cluster.url
  return cluster
}
