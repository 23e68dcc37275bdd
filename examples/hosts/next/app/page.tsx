export default function Page() {
  return <h1>Bus tickets</h1>
}
