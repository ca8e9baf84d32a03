import Clock from './clock';

export default function Page() {
  return (
    <main>
      <Clock />
    </main>
  );
}
