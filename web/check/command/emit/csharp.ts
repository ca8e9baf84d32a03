// C# 7, which Mono's compiler reads too, with .NET's own JSON.
import { commentLines, inComment, inCSharp, inJson } from './harmless.ts';
import { listed, literal, type EmitProgram, type Language } from './program.ts';

export const csharp: Language = {
  file: 'Rope.cs',
  text,
  // A project of two lines: .NET before 10 does not run a file alone.
  build: ['dotnet new console -n rope --force', 'cp Rope.cs rope/Program.cs', 'dotnet build rope -o bin'],
  run: './bin/rope',
};

function text({ name, about, kinds, kindOfLayer, halves }: EmitProgram): string {
  const [layer, given] = kindOfLayer ? [', int layer', ', layer'] : ['', ''];
  const kind = kindOfLayer ? 'Rope.KindOfLayer[layer]' : '0';
  const tables = kinds.map(
    ({ note, frequencies, first, factor }) => `        // ${inComment(note)}
        new Kind(${first}, ${literal(factor)}, new double[] {
${listed(frequencies.map(literal), '            ')}
        }),
`,
  );
  const layers = kindOfLayer
    ? `\n    public static readonly int[] KindOfLayer = {\n${listed(kindOfLayer.map(String), '        ')}\n    };\n`
    : '';
  return `${commentLines(about, '//')}using System;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Runtime.Serialization.Json;
using System.Text;
using System.Xml;
using System.Xml.Linq;

/// <summary>Layers that turn alike: the first channel that turns, the factor of cosine and sine, and radians per
/// position of each pair.</summary>
sealed class Kind {
    public readonly int First;
    public readonly double Factor;
    public readonly double[] Frequencies;

    public Kind(int first, double factor, double[] frequencies) {
        First = first;
        Factor = factor;
        Frequencies = frequencies;
    }
}

static class Rope {
    public static readonly Kind[] Kinds = {
${tables.join('')}    };
${layers}
    /// <summary>Turns a query or a key of one head, which begins at an index of x, to its position, in place.</summary>
    public static void Rotate(double[] x, int start, double position${layer}) {
        Kind k = Kinds[${kind.replace('Rope.', '')}];
        for (int i = 0; i < k.Frequencies.Length; i++) {
            double cosine = k.Factor * Math.Cos(position * k.Frequencies[i]);
            double sine = k.Factor * Math.Sin(position * k.Frequencies[i]);
            int a = start + k.First + ${halves ? 'i' : '2 * i'};
            int b = ${halves ? 'a + k.Frequencies.Length' : 'a + 1'};
            double turned = x[a] * cosine - x[b] * sine;
            x[b] = x[b] * cosine + x[a] * sine;
            x[a] = turned;
        }
    }
}

// From here on: answers to npx posenc-check.
static class Answers {
    static XElement Read(string line) {
        byte[] bytes = Encoding.UTF8.GetBytes(line);
        return XElement.Load(JsonReaderWriterFactory.CreateJsonReader(bytes, XmlDictionaryReaderQuotas.Max));
    }

    static string Text(string text) {
        using (var written = new MemoryStream()) {
            new DataContractJsonSerializer(typeof(string)).WriteObject(written, text);
            return Encoding.UTF8.GetString(written.ToArray());
        }
    }

    static string Text(double number) { return number.ToString("R", CultureInfo.InvariantCulture); }

    static double[] Numbers(XElement list) {
        return list.Elements().Select(one => double.Parse(one.Value, CultureInfo.InvariantCulture)).ToArray();
    }

    static string Answer(XElement asked) {
        if (asked.Element("id") == null)
            return "{\\"name\\": \\"${inCSharp(inJson(name))} in C#\\", \\"dtype\\": \\"float64\\", " +
                "\\"families\\": [\\"rotary_frequencies\\", \\"rotary\\"]}";
        string id = "{\\"id\\": " + Text(asked.Element("id").Value) + ", ";
        XElement options = asked.Element("options");
        XElement model = options.Element("model");
        if (model == null || model.Value != "${inCSharp(name)}") return id + "\\"unsupported\\": \\"another model\\"}";
${kindOfLayer ? '        int layer = (int)options.Element("layer");\n' : ''}        Kind k = Rope.Kinds[${kind}];
        if (asked.Element("operation").Value == "frequencies")
            return id + "\\"values\\": [" + string.Join(", ", k.Frequencies.Select(Text)) +
                "], \\"scalars\\": {\\"attention_factor\\": " + Text(k.Factor) + "}}";
        int width = (int)options.Element("head_dim");
        double[] x = Numbers(asked.Element("input").Element("x").Element("values"));
        double[] positions = Numbers(asked.Element("input").Element("positions"));
        for (int row = 0; row < positions.Length; row++) Rope.Rotate(x, row * width, positions[row]${given});
        return id + "\\"values\\": [" + string.Join(", ", x.Select(Text)) + "]}";
    }

    static void Main() {
        for (string line; (line = Console.ReadLine()) != null;) {
            XElement asked = Read(line);
            if (asked.Element("bye") != null) break;
            Console.WriteLine(Answer(asked));
            Console.Out.Flush();
        }
    }
}
`;
}
